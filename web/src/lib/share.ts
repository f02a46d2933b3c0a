/** Copy a text; false where the browser keeps its clipboard shut, as on plain http away from this machine. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
