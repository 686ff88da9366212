/**
 * A picture of nothing that plays on: some browsers let no screen go dark while a video is seen, and count it only where it
 * covers much of the page. None promises it.
 */
export async function playNothing(): Promise<() => void> {
  const canvas = document.createElement('canvas');
  canvas.width = 16;
  canvas.height = 9;
  const painted = canvas.getContext('2d');
  const video = document.createElement('video');
  video.muted = true;
  video.playsInline = true;
  video.ariaHidden = 'true';
  video.srcObject = canvas.captureStream(1);
  Object.assign(video.style, {
    ...{ position: 'fixed', inset: '0', width: '100%', height: '100%', zIndex: '-1', opacity: '0.01' },
    pointerEvents: 'none',
  });
  document.body.append(video);
  // a stream without a new picture now and then is taken for one that stands still
  const painting = setInterval(() => painted?.fillRect(0, 0, 16, 9), 1000);
  const end = () => {
    clearInterval(painting);
    video.remove();
  };
  await video.play().catch((error: unknown) => {
    end();
    throw error;
  });
  return end;
}
