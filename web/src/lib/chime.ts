/** Soft sounds, made by code: a chime for one's turn, paper, wood, stone and coin for what happens on the table. */
export type Sound = 'turn' | 'card' | 'vote' | 'wall' | 'coin'

let audio: AudioContext | undefined

function note(at: number, pitch: number, loud: number, long: number, type: OscillatorType = 'sine', falls = pitch): void {
  const start = audio!.currentTime + at
  const tone = audio!.createOscillator()
  const volume = audio!.createGain()
  tone.type = type
  tone.frequency.setValueAtTime(pitch, start)
  tone.frequency.exponentialRampToValueAtTime(falls, start + long)
  volume.gain.setValueAtTime(0.0001, start)
  volume.gain.exponentialRampToValueAtTime(loud, start + 0.015)
  volume.gain.exponentialRampToValueAtTime(0.0001, start + long)
  tone.connect(volume).connect(audio!.destination)
  tone.start(start)
  tone.stop(start + long + 0.05)
}

/** A breath of noise through a filter: paper when high, falling stone when low. */
function rustle(at: number, pitch: number, loud: number, long: number): void {
  const start = audio!.currentTime + at
  const grains = audio!.createBuffer(1, Math.ceil(audio!.sampleRate * long), audio!.sampleRate)
  const wave = grains.getChannelData(0)
  for (let grain = 0; grain < wave.length; grain++) wave[grain] = (Math.random() * 2 - 1) * (1 - grain / wave.length) ** 2
  const noise = audio!.createBufferSource()
  const filter = audio!.createBiquadFilter()
  const volume = audio!.createGain()
  noise.buffer = grains
  filter.type = 'bandpass'
  filter.frequency.value = pitch
  filter.Q.value = 0.7
  volume.gain.value = loud
  noise.connect(filter).connect(volume).connect(audio!.destination)
  noise.start(start)
}

const MADE: Record<Sound, (at: number) => void> = {
  turn: (at) => {
    note(at, 659.25, 0.12, 0.6)
    note(at + 0.16, 880, 0.12, 0.6)
  },
  card: (at) => rustle(at, 2600, 0.16, 0.16),
  vote: (at) => {
    note(at, 420, 0.09, 0.09, 'triangle', 240)
    rustle(at, 1400, 0.06, 0.04)
  },
  wall: (at) => {
    note(at, 92, 0.2, 0.7, 'sine', 46)
    rustle(at + 0.05, 240, 0.3, 0.8)
  },
  coin: (at) => {
    note(at, 1760, 0.045, 0.3)
    note(at + 0.05, 2349, 0.04, 0.34)
  },
}
const APART = 0.11

/** Several sounds, one shortly after the other, each kind once. */
export function sound(...kinds: Sound[]): void {
  audio ??= new AudioContext()
  void audio.resume()
  for (const [index, kind] of [...new Set(kinds)].entries()) MADE[kind](index * APART)
}
