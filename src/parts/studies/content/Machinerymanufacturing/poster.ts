import { circle, each, ink, mist, path, pill, rect } from '@/art/kit';
import { gear } from '../../drawings/gear';
import { studyPoster } from '../../drawings/studyDrawings';

export const poster = studyPoster(
  ink.groundButter,
  () =>
    gear(400, 226, 144, 167, 16, ink.sunCoral) +
    circle(400, 226, 62, ink.groundButter) +
    mist(120, 22, 11, '120,330 60,280', '150,240', ink.paper) +
    rect(132, 200, 34, 240, ink.ink) +
    rect(196, 238, 34, 200, ink.ink) +
    path(
      'M-20 560V360L70 296V360L160 296V360L250 296V360L340 296V360L430 296V360L520 296V360L610 296V560Z',
      ink.teal,
    ) +
    path('M0 420H600V560H0Z', ink.ink) +
    each([24, 114, 204, 294, 384, 474, 564], (x) => rect(x, 384, 36, 36, ink.butter)) +
    pill(-40, 470, 330, 18, ink.coral) +
    pill(240, 506, 420, 18, ink.azure) +
    mist(240, 20, 10, '500,660 540,640', '560,600', ink.paper),
);
