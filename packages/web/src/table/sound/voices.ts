/** The sounds of a table, made as they are needed: a bar of brass, a slide of noise, a low skin. The page loads this file with the first sound. */

/** The names of the sounds. */
export const SOUND_NAMES = [
  ...(['turn', 'ring', 'attack', 'damage', 'neutralized', 'destroyed', 'arrives', 'victory'] as const),
] as const;
export type SoundName = (typeof SOUND_NAMES)[number];

/** The partials of a struck bar: they are no whole numbers. Pitch, strength and length, each as a share of the first. */
const BAR = [
  [1, 1, 1],
  [2.76, 0.42, 0.62],
  [5.4, 0.2, 0.34],
  [8.93, 0.09, 0.2],
] as const;
/** D4, in hertz, and the steps of the scale on it. All sounds are tuned to it, so that two at once agree. */
const D = 293.66;
const STEPS = [1, 9 / 8, 6 / 5, 4 / 3, 3 / 2, 8 / 5, 9 / 5, 2] as const;
/** Silence, for a fade that cannot reach zero. */
const SILENT = 0.0001;

const step = (n: number): number => D * STEPS[n]!;

/** How a sound swells and fades: times in seconds. */
interface Shape {
  readonly peak: number;
  readonly attack?: number;
  readonly fade: number;
}

/** The three instruments, on one output. */
class Kit {
  constructor(
    private readonly context: BaseAudioContext,
    private readonly out: AudioNode,
  ) {}

  /** A tone that may slide to another pitch. @param at the time, in seconds @param pan from -1, left, to 1, right */
  tone(at: number, from: number, to: number, shape: Shape, pan = 0, type: OscillatorType = 'sine'): void {
    const { attack = 0.005, fade } = shape;
    const source = this.context.createOscillator();
    source.type = type;
    source.frequency.setValueAtTime(from, at);
    if (to !== from) source.frequency.exponentialRampToValueAtTime(to, at + attack + fade);
    this.#play(source, at, shape, pan);
  }

  /** A struck bar. */
  bar(at: number, pitch: number, peak: number, fade: number, pan = 0): void {
    for (const [times, strong, long] of BAR)
      this.tone(at, pitch * times, pitch * times, { peak: peak * strong, fade: fade * long }, pan);
  }

  /** A slide of noise: its band moves from one pitch to another. */
  noise(at: number, from: number, to: number, narrow: number, shape: Shape): void {
    const { attack = 0.005, fade } = shape;
    const length = Math.ceil(this.context.sampleRate * (attack + fade + 0.03));
    const buffer = this.context.createBuffer(1, length, this.context.sampleRate);
    const data = buffer.getChannelData(0);
    // chance that is the same each time: a sound always sounds alike
    let seed = Math.round(from) | 1;
    for (let i = 0; i < length; i++) {
      seed = (Math.imul(seed, 1664525) + 1013904223) | 0;
      data[i] = seed / 2147483648;
    }
    const source = this.context.createBufferSource();
    source.buffer = buffer;
    const band = this.context.createBiquadFilter();
    band.type = 'bandpass';
    band.Q.value = narrow;
    band.frequency.setValueAtTime(from, at);
    band.frequency.exponentialRampToValueAtTime(to, at + attack + fade);
    this.#play(source, at, shape, 0, band);
  }

  #play(source: AudioScheduledSourceNode, at: number, shape: Shape, pan: number, through?: AudioNode): void {
    const { peak, attack = 0.005, fade } = shape;
    const gain = this.context.createGain();
    gain.gain.setValueAtTime(0, at);
    gain.gain.linearRampToValueAtTime(peak, at + attack);
    gain.gain.exponentialRampToValueAtTime(SILENT, at + attack + fade);
    gain.gain.linearRampToValueAtTime(0, at + attack + fade + 0.02);
    const side = this.context.createStereoPanner();
    side.pan.value = pan;
    (through === undefined ? source : source.connect(through)).connect(gain).connect(side).connect(this.out);
    source.start(at);
    source.stop(at + attack + fade + 0.03);
  }
}

/** What each sound is made of. `at` is when it begins, in seconds. */
const VOICES: Readonly<Record<SoundName, (kit: Kit, at: number) => void>> = {
  turn(kit, at) {
    kit.bar(at, step(0) * 2, 0.09, 0.7, -0.2);
    kit.bar(at + 0.13, step(4) * 2, 0.09, 0.9, 0.2);
  },
  ring(kit, at) {
    for (let i = 0; i < 6; i++)
      kit.noise(at + i * 0.045, 2600 - i * 120, 2600 - i * 120, 7, { peak: 0.24, fade: 0.03 });
    kit.bar(at + 0.28, step(0), 0.05, 0.4);
  },
  attack(kit, at) {
    kit.tone(at, step(0) / 2, step(0) * 2, { peak: 0.1, attack: 0.04, fade: 0.32 }, 0, 'triangle');
    kit.noise(at, 500, 4200, 2, { peak: 0.16, attack: 0.12, fade: 0.24 });
  },
  damage(kit, at) {
    kit.tone(at, 130, 42, { peak: 0.26, fade: 0.3 });
    kit.noise(at, 1800, 240, 0.8, { peak: 0.13, fade: 0.18 });
    kit.bar(at, step(2) * 3, 0.02, 0.2);
  },
  neutralized(kit, at) {
    for (let i = 0; i < 5; i++) kit.noise(at + i * 0.04, 1500 - i * 180, 1500 - i * 180, 6, { peak: 0.1, fade: 0.03 });
    kit.bar(at + 0.2, step(5) / 2, 0.11, 0.5);
    kit.bar(at + 0.2, (step(4) / 2) * 1.04, 0.06, 0.4);
  },
  destroyed(kit, at) {
    kit.tone(at, 95, 28, { peak: 0.26, fade: 0.7 });
    kit.noise(at, 2400, 90, 0.5, { peak: 0.16, fade: 0.6 });
    [3, 4.5, 2.4, 6].forEach((times, i) => {
      kit.bar(at + 0.08 + i * 0.09, D * times, 0.022, 0.25, i % 2 ? 0.5 : -0.5);
    });
  },
  arrives(kit, at) {
    [0, 4, 7].forEach((n, i) => {
      kit.bar(at + i * 0.09, step(n), 0.08, 0.6, (i - 1) / 3);
    });
  },
  victory(kit, at) {
    [0, 3, 4, 7].forEach((n, i) => {
      kit.bar(at + i * 0.13, step(n) * 2, 0.06, 1.1, (i - 1.5) / 3);
    });
    kit.bar(at + 0.56, D / 2, 0.1, 1.4);
    kit.bar(at + 0.56, step(7) * 2, 0.045, 1.4);
  },
};

/** Plays a sound on an output. @param at when it begins, in seconds of the context */
export function sound(context: BaseAudioContext, out: AudioNode, name: SoundName, at: number): void {
  VOICES[name](new Kit(context, out), at);
}
