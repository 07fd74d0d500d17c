// Synthesised sounds: no file to fetch, no recording to license.

export type Sound = 'move' | 'capture' | 'check' | 'end';

let context: AudioContext | undefined;
let noise: AudioBuffer | undefined;
let rest: ReturnType<typeof setTimeout> | undefined;

/** Milliseconds, longer than any sound, until the audio device rests: while it runs it costs processor time. */
const UNTIL_REST = 2_000;

/** Plays a sound; silent if the browser cannot or does not allow it yet. */
export function play(sound: Sound): void {
  try {
    context ??= new AudioContext();
    const audio = context;
    // Suspended until the first gesture, after each sound, and after a while in the background.
    void audio.resume().catch(() => {});
    VOICES[sound](audio, audio.currentTime + 0.01);
    clearTimeout(rest);
    rest = setTimeout(() => void audio.suspend().catch(() => {}), UNTIL_REST);
  } catch {
    // The game does not need sound.
  }
}

const VOICES: Readonly<Record<Sound, (audio: AudioContext, at: number) => void>> = {
  move(audio, at) {
    knock(audio, at, 240, 0.5);
  },
  capture(audio, at) {
    knock(audio, at, 300, 0.6);
    knock(audio, at + 0.055, 170, 0.7);
  },
  check(audio, at) {
    knock(audio, at, 240, 0.5);
    tone(audio, at + 0.05, 740, 0.16, 0.25);
    tone(audio, at + 0.16, 988, 0.16, 0.3);
  },
  end(audio, at) {
    knock(audio, at, 200, 0.5);
    for (const [i, pitch] of [392, 494, 587, 784].entries()) {
      tone(audio, at + 0.12 + i * 0.13, pitch, 0.14, 0.7);
    }
  },
};

/** Wood on wood: a short burst of noise and a low tone that dies at once. `pitch` in hertz, `volume` 0 to 1. */
function knock(audio: AudioContext, at: number, pitch: number, volume: number): void {
  noise ??= makeNoise(audio);
  const strike = new AudioBufferSourceNode(audio, { buffer: noise });
  const body = new BiquadFilterNode(audio, { type: 'bandpass', frequency: pitch * 6, Q: 1.2 });
  strike
    .connect(body)
    .connect(fading(audio, at, volume, 0.05))
    .connect(audio.destination);
  strike.start(at);
  strike.stop(at + 0.08);
  tone(audio, at, pitch, volume * 0.5, 0.09);
}

/** A fading tone: `pitch` in hertz, `volume` 0 to 1, `length` in seconds. */
function tone(
  audio: AudioContext,
  at: number,
  pitch: number,
  volume: number,
  length: number,
): void {
  const voice = new OscillatorNode(audio, { type: 'sine', frequency: pitch });
  voice.connect(fading(audio, at, volume, length)).connect(audio.destination);
  voice.start(at);
  voice.stop(at + length + 0.05);
}

function fading(audio: AudioContext, at: number, volume: number, length: number): GainNode {
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(volume, at + 0.004);
  gain.gain.exponentialRampToValueAtTime(0.001, at + length);
  return gain;
}

/** A tenth of a second of noise. */
function makeNoise(audio: AudioContext): AudioBuffer {
  const length = Math.ceil(audio.sampleRate / 10);
  const buffer = new AudioBuffer({ length, sampleRate: audio.sampleRate });
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < length; i += 1) samples[i] = Math.random() * 2 - 1;
  return buffer;
}
