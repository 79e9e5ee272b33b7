import { circle, heroSun, hill, ink, mist, path, pill, rect, times } from '@/art/kit';
import { gear } from '../../drawings/gear';
import { problemsPicture, studyPanorama, successPicture } from '../../drawings/studyDrawings';

const cogs = gear(1040, 214, 112, 132, 18, ink.sunCoral);

/** A factory and a sun with the teeth of a gear, for the machinery study. */
export const panorama = studyPanorama(
  () =>
    heroSun(1040, 214, 112, ink.sunCoral, cogs + circle(1040, 214, 46, ink.gearHole)) +
    hill('600,330 820,240 1050,270 1280,210 1460,280', 420, ink.hillOchre) +
    mist(60, 20, 10, '670,870 596,800', '700,770', ink.paper) +
    mist(120, 20, 10, '1216,1500 1280,1500', '1310,1420', ink.paper) +
    rect(598, 96, 34, 180, ink.ink) +
    rect(668, 136, 34, 140, ink.ink) +
    path(
      'M-20 420V250L74 200V250L168 200V250L262 200V250L356 200V250L450 200V250L544 200V250L638 200V250L732 200V250L826 200V250V420Z',
      ink.teal,
    ) +
    times(8, (i) => rect(16 + i * 94, 290, 36, 32, ink.butter)) +
    hill('560,420 860,330 1180,370 1460,320', 420, ink.rust) +
    mist(262, 20, 10, '780,1010 700,930', '810,900', ink.mistWarm) +
    path('M0 350H740Q900 352 1000 376T1440 384V420H0Z', ink.ink) +
    pill(-30, 358, 360, 12, ink.coral) +
    pill(250, 394, 420, 12, ink.azure),
);

/** The works with dark windows and no smoke. */
export const problems = problemsPicture(
  () =>
    rect(412, 76, 24, 120, ink.slate) +
    rect(454, 96, 24, 100, ink.slate) +
    path(
      'M364 220V136L416 108V136L468 108V136L520 108V136L572 108V136L624 108V136L676 108V220Z',
      ink.slate,
    ) +
    times(6, (i) => rect(376 + i * 52, 150, 20, 16, ink.ink)),
);

/** The works with lit windows, under smoke. */
export const success = successPicture(
  () =>
    rect(196, 66, 22, 120, ink.ink) +
    rect(238, 88, 22, 100, ink.ink) +
    path('M170 230V136L224 106V136L278 106V136L332 106V136L386 106V136L440 106V230Z', ink.ink) +
    times(5, (i) => rect(184 + i * 54, 150, 22, 18, ink.butter)),
);
