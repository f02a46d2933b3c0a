/** A soft chime of two notes: it is your turn. */
export function chime(): void {
  const audio = new AudioContext()
  for (const [at, pitch] of [
    [0, 659.25],
    [0.16, 880],
  ] as const) {
    const note = audio.createOscillator()
    const volume = audio.createGain()
    note.type = 'sine'
    note.frequency.value = pitch
    volume.gain.setValueAtTime(0.0001, audio.currentTime + at)
    volume.gain.exponentialRampToValueAtTime(0.12, audio.currentTime + at + 0.02)
    volume.gain.exponentialRampToValueAtTime(0.0001, audio.currentTime + at + 0.6)
    note.connect(volume).connect(audio.destination)
    note.start(audio.currentTime + at)
    note.stop(audio.currentTime + at + 0.65)
  }
  setTimeout(() => void audio.close(), 1200)
}
