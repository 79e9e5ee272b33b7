import { circle, hill, ink, line, mist } from '@/art/kit';
import { studyPoster } from '../../drawings/studyDrawings';

export const poster = studyPoster(
  ink.groundMarigold,
  () =>
    circle(330, 250, 168, ink.sunCoral) +
    line(helixRungs(), ink.paper, 5) +
    line('M-60 270q70 176 140 0t140 0 140 0 140 0 140 0', ink.ink, 15) +
    line('M-60 270q70-176 140 0t140 0 140 0 140 0 140 0', ink.teal, 15) +
    hill('0,470 180,420 360,476 600,410', 560, ink.rust) +
    hill('0,520 240,478 600,512', 560, ink.ink) +
    mist(404, 24, 12, '-40,190 40,300', '70,140', ink.mistWarm) +
    mist(70, 22, 11, '400,640 320,560', '430,520', ink.mistWarm),
);

function helixRungs(): string {
  const turn = 140;
  let d = '';
  for (let x = 8; x < 600; x += 28) {
    const along = ((x + 60) % turn) / turn;
    const half = 88 * 4 * along * (1 - along);
    if (half > 20) d += `M${x} ${(270 - half).toFixed(1)}v${(2 * half).toFixed(1)}`;
  }
  return d;
}
