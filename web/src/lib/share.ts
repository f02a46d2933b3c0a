/** The address that opens a seat. What is secret in it follows the #: browsers send that to nobody. */
export function addressOf(link: string): string {
  return `${location.origin}/seat#${link}`
}

/** Whether others cannot reach this address, since it means their own machine to them. */
export function isLocal(): boolean {
  return location.hostname === 'localhost' || location.hostname.startsWith('127.') || location.hostname === '[::1]'
}

/** Copy a text; false where the browser keeps its clipboard shut, as on plain http away from this machine. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
