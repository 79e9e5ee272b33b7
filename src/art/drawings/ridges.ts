import { drawing, fitBottom, hill, ink, mist, type Drawing } from '@/art/kit';

const layer = (...shapes: string[]): Drawing =>
  drawing(1440, 300, () => shapes.join(''), { fit: fitBottom });

const far = hill('0,196 220,120 430,178 700,116 980,170 1200,92 1440,150', 300, ink.hillFar);
const mid = hill('0,214 300,176 560,226 860,160 1120,214 1440,168', 300, ink.hillMid);
const near = hill('0,240 260,252 620,206 900,250 1180,206 1440,236', 300, ink.hillNear);
const mists =
  mist(150, 20, 10, '-60,190 40,330', '80,150', ink.mistWarm) +
  mist(188, 16, 9, '640,850 720,960', '750,820', ink.mistWarm) +
  mist(161, 18, 9, '1270,1500 1180,1420', '1300,1380', ink.mistWarm);
const ground = (foot: string) =>
  mist(206, 28, 14, '-80,470 -80,760 -80,1560', '60,360 120,600', foot) +
  mist(206, 26, 13, '1060,1560 930,1560 -60,1560', '1160,1480 1060,1500', foot);

/** Three ridges; `foot` is the background of the next section. */
export const ridges = (foot: string): Drawing => layer(far, mid, near, mists, ground(foot));

/** The same in layers that move one by one, in the order in which they are drawn. */
export const ridgeLayers = (foot: string) => ({
  far: layer(far),
  mid: layer(mid),
  near: layer(near, ground(foot)),
  mists: layer(mists),
});
