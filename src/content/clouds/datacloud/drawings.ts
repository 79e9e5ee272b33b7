import { cloudPanorama, tallTile, wideTile } from '@/art/drawings/cloudDrawings';
import {
  circle,
  clip,
  countingDots,
  each,
  group,
  heroSun,
  hill,
  ink,
  line,
  mist,
  part,
  path,
  pill,
  times,
} from '@/art/kit';

/** Ten streams of rain into one pool: ten offerings. */
export const panorama = cloudPanorama(
  () =>
    each(
      [
        [232, ink.coral],
        [206, ink.amber],
        [180, ink.butter],
        [154, ink.paper],
      ] as const,
      ([radius, stroke]) =>
        `<path d="M${1120 - radius} 380v-26a${radius} ${radius} 0 0 1 ${2 * radius} 0v26" fill="none" stroke="${stroke}" stroke-width="26"/>`,
    ) +
    heroSun(1120, 330, 92, ink.sun) +
    hill('800,460 980,322 1180,352 1440,290', 460, ink.lagoon) +
    part(
      'rain',
      line(rain(0), ink.outline, 7) + line(rain(1), ink.rain, 7) + line(rain(2), ink.paper, 7),
    ) +
    mist(96, 40, 16, '150,560 60,760 120,850', '230,500 220,700', ink.paper) +
    mist(66, 30, 13, '560,780 640,900', '670,750', ink.pale) +
    path('M0 352H1440V460H0Z', ink.blue) +
    countingDots(
      Array.from({ length: 10 }, (_, i) => [140 + i * 72, 366 + (i % 2) * 12] as const),
      ink.sun,
    ) +
    hill('880,460 1130,356 1300,366 1460,330', 460, ink.teal) +
    pill(-30, 394, 300, 12, ink.sky) +
    pill(330, 386, 190, 9, ink.azure) +
    pill(600, 398, 320, 12, ink.sky) +
    pill(160, 420, 360, 10, ink.azure) +
    pill(720, 424, 200, 9, ink.sun) +
    path('M0 440H1440V460H0Z', ink.ink) +
    hill('960,452 1200,410 1460,396', 460, ink.ink),
);

export const tiles = {
  pipes: wideTile(
    ink.groundMorning,
    () =>
      each(
        [
          [60, ink.ink],
          [140, ink.blueBright],
          [220, ink.coral],
          [300, ink.ink],
          [380, ink.tealBright],
          [460, ink.blueBright],
        ] as const,
        ([x, stroke], i) =>
          line(`M${x} 94V${112 + (i % 2) * 12}C${x} 190 260 170 260 250`, stroke, 9),
      ) +
      mist(34, 30, 13, '60,330 20,500', '130,300', ink.paper) +
      circle(260, 256, 78, ink.sun) +
      path('M0 256H520V330H0Z', ink.blue) +
      pill(-20, 274, 240, 11, ink.sky) +
      pill(330, 284, 240, 11, ink.azure) +
      pill(130, 304, 260, 10, ink.sun),
  ),
  ident: wideTile(ink.groundButter, (id) => {
    const lens = path('M260 64.3a92 92 0 0 1 0 115.4a92 92 0 0 1 0-115.4z', ink.ink);
    return (
      circle(188.3, 122, 92, ink.coral) +
      circle(331.7, 122, 92, ink.azureBright) +
      circle(260, 206, 92, ink.paper) +
      lens +
      clip(
        `${id}-overlap`,
        '<circle cx="260" cy="206" r="92"/>',
        circle(188.3, 122, 92, ink.apricot) + circle(331.7, 122, 92, ink.sky) + lens,
      ) +
      circle(260, 152, 10, ink.sun) +
      mist(262, 20, 10, '-20,120 -20,200', '10,100', ink.paper) +
      mist(270, 20, 10, '400,560 440,560', '460,530', ink.paper)
    );
  }),
  roots: tallTile(ink.groundTangerine, () =>
    group(
      'translate(0 70)',
      circle(260, 120, 84, ink.sun) +
        mist(76, 18, 9, '-20,100 -20,150', '10,80', ink.paper) +
        mist(150, 18, 9, '410,550 370,550', '430,530', ink.paper) +
        path('M0 206H520V276H0Z', ink.teal) +
        path('M0 262H520V350H0Z', ink.blue) +
        path('M0 336H520V480H0Z', ink.ink) +
        pill(30, 294, 130, 10, ink.sky) +
        pill(350, 306, 130, 10, ink.azure) +
        pill(-20, 234, 140, 9, ink.mint) +
        pill(390, 228, 180, 9, ink.mint) +
        line('M260 208V118', ink.ink, 8) +
        path('M260 162C218 166 194 140 190 102C232 100 258 122 260 162Z', ink.ink) +
        path('M260 136C300 136 322 112 324 74C284 76 260 98 260 136Z', ink.coral) +
        line(
          'M260 206V370M260 238C260 278 192 268 192 322M260 238C260 278 330 268 330 332M260 288C260 330 222 336 222 386M260 288C260 330 298 336 298 392',
          ink.cream,
          5,
        ) +
        line('M260 370h0M192 322h0M330 332h0M222 386h0M298 392h0', ink.sun, 16),
    ),
  ),
};

/** The streams whose index modulo 3 is `remainder`, in one path with one ink. */
function rain(remainder: number): string {
  return times(10, (i) => {
    if (i % 3 !== remainder) return '';
    const top = 230 + ((i * 7) % 12) + remainder * 6;
    return times(5, (drop) =>
      top + drop * 36 < 340 ? `M${140 + i * 72} ${top + drop * 36}v20` : '',
    );
  });
}
