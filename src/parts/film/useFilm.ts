import { useEffect, useRef, useState } from 'react';
import { film, toTimecode } from './words';

type Status = 'playing' | 'waiting' | 'paused' | 'ended';

/** The video element holds the state; this copies it, in every frame while the film plays. */
export function useFilm() {
  const video = useRef<HTMLVideoElement>(null);
  const slider = useRef<HTMLInputElement>(null);
  /** One pixel, with the colour of the picture's lower edge. */
  const land = useRef<HTMLCanvasElement>(null);
  const [status, setStatus] = useState<Status>('paused');
  /** Index of the cue. */
  const [scene, setScene] = useState(0);
  const [hasCaptions, setHasCaptions] = useState(false);
  const follow = () => {
    if (!video.current || !slider.current) return;
    const { currentTime, videoHeight } = video.current;
    slider.current.value = String(currentTime);
    if (videoHeight === 0) return;
    const canvas = land.current?.getContext('2d');
    canvas?.drawImage(video.current, 0, videoHeight - 1, 1, 1, 0, 0, 1, 1);
  };
  /** Call when the video changes. */
  const update = () => {
    if (!video.current || !slider.current) return;
    const { currentTime } = video.current;
    const index = film.cues.findLastIndex(({ from }) => from <= currentTime);
    const hour = film.cues[index]?.timeOfDay.name ?? '';
    slider.current.ariaValueText = `${toTimecode(Math.floor(currentTime))}, ${hour}`;
    setScene(index);
    setStatus(toStatus(video.current));
    follow();
  };
  useEffect(() => {
    if (status !== 'playing') return undefined;
    let frame = requestAnimationFrame(function next() {
      follow();
      frame = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(frame);
  }, [status]);
  const seek = (seconds: number) => {
    if (!video.current) return;
    video.current.currentTime = seconds;
    // `seeked` may come before the frame
    if ('requestVideoFrameCallback' in video.current)
      video.current.requestVideoFrameCallback(follow);
    // at once, because the next key counts from here
    update();
  };
  const toggle = () => {
    if (status === 'ended') seek(0);
    if (video.current?.paused) void video.current.play().catch(update);
    else video.current?.pause();
  };
  // a still shows the words, which rise in the first second of their scene
  const showScene = (from: number) => seek(video.current?.paused ? from + 1 : from);
  const toggleCaptions = () => {
    const [track] = video.current?.textTracks ?? [];
    if (track) track.mode = hasCaptions ? 'disabled' : 'showing';
    setHasCaptions(!hasCaptions);
  };
  const actions = { update, toggle, seek, showScene, toggleCaptions };
  return { video, slider, land, status, scene, hasCaptions, ...actions };
}

/** `ended` may come after the last event of a seek to the end. */
function toStatus({ currentTime, duration, paused, readyState }: HTMLVideoElement): Status {
  if (currentTime >= duration) return 'ended';
  if (paused) return 'paused';
  return readyState < HTMLMediaElement.HAVE_FUTURE_DATA ? 'waiting' : 'playing';
}
