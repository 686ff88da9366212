/** Longer is no announcement, and too large to be kept. */
const LONGEST = 20_000;

/** Records what is spoken at this device, until it is stopped. */
export class Recorder {
  #recorder = $state.raw<MediaRecorder>();
  #refused = $state(false);
  /** Browsers listen at a secure address only. */
  readonly possible = typeof MediaRecorder !== 'undefined' && navigator.mediaDevices !== undefined;

  get recording(): boolean {
    return this.#recorder !== undefined;
  }
  /** There is no microphone, or it was not allowed. */
  get refused(): boolean {
    return this.#refused;
  }

  async record(): Promise<Blob | undefined> {
    this.#refused = false;
    let stream: MediaStream;
    try {
      stream = await navigator.mediaDevices.getUserMedia({ audio: true });
    } catch {
      this.#refused = true;
      return undefined;
    }
    const recorder = new MediaRecorder(stream);
    const parts: Blob[] = [];
    recorder.ondataavailable = ({ data }) => parts.push(data);
    const stopped = new Promise((done) => {
      recorder.onstop = done;
    });
    recorder.start();
    this.#recorder = recorder;
    const longest = setTimeout(() => this.stop(), LONGEST);
    await stopped;
    clearTimeout(longest);
    this.#recorder = undefined;
    for (const track of stream.getTracks()) track.stop();
    return new Blob(parts, { type: recorder.mimeType });
  }

  stop(): void {
    if (this.#recorder?.state === 'recording') this.#recorder.stop();
  }
}
