import {
  circle,
  clip,
  drawing,
  each,
  fitMiddle,
  group,
  hill,
  ink,
  line,
  mist,
  path,
  pill,
  rect,
  type Drawing,
} from '@/components/Art/kit';

export type TileName = 'leads' | 'quote' | 'patch' | 'bars' | 'pipes' | 'identity' | 'roots';

const tall = (ground: string, body: Drawing['body']): Drawing =>
  drawing(520, 540, body, { fit: fitMiddle, ground });
const wide = (ground: string, body: Drawing['body']): Drawing =>
  drawing(520, 330, body, { fit: fitMiddle, ground });

const streams = [
  [ink.coral, 62],
  [ink.lens, 130],
  [ink.ink, 198],
  [ink.strandTeal, 266],
  [ink.strandBlue, 334],
  [ink.coral, 402],
] as const;

/** The illustrated offering of each group on a cloud page. */
export const featureTiles = {
  leads: tall(
    ink.groundMorning,
    () =>
      each(streams, ([stroke, y]) =>
        line(`M-10 ${y}H120C240 ${y} 190 232 320 232H540`, stroke, 10),
      ) +
      circle(366, 232, 92, ink.sun) +
      line('M326 234l28 28l54-58', ink.ink, 11) +
      each(
        streams,
        ([fill, y], i) =>
          circle(56 + ((i * 53) % 84), y, 18, fill) +
          circle(56 + ((i * 53) % 84), y, 7, ink.groundMorning),
      ) +
      mist(
        372,
        22,
        11,
        [
          [320, 480],
          [390, 570],
        ],
        [[420, 460]],
        ink.paper,
      ) +
      hill(
        [
          [0, 490],
          [170, 446],
          [360, 500],
          [520, 458],
        ],
        540,
        ink.blue,
      ) +
      hill(
        [
          [0, 522],
          [260, 498],
          [520, 520],
        ],
        540,
        ink.ink,
      ),
  ),
  quote: tall(
    ink.groundButter,
    () =>
      group(
        'translate(0 46)',
        circle(384, 150, 104, ink.sunCoral) +
          rect(112, 74, 210, 360, ink.ink, 10, 'transform="rotate(-7 217 250)"') +
          rect(150, 50, 214, 400, ink.paper, 10) +
          pill(176, 82, 104, 16, ink.ink) +
          each(
            [
              [128, 160, 76],
              [158, 128, 56],
              [188, 148, 96],
              [218, 100, 40],
            ] as const,
            ([y, full, part]) =>
              pill(176, y, full, 9, ink.silver) + pill(176, y, part, 9, ink.azure),
          ) +
          pill(176, 262, 70, 20, ink.ink) +
          line('M262 278q11-24 21-4t19-9t17 6t24-6', ink.verm, 4.5) +
          mist(
            120,
            20,
            10,
            [
              [-20, 96],
              [-20, 130],
            ],
            [[10, 70]],
            ink.paper,
          ) +
          mist(
            232,
            20,
            10,
            [
              [420, 570],
              [400, 520],
            ],
            [[440, 500]],
            ink.paper,
          ),
      ) +
      hill(
        [
          [0, 470],
          [140, 436],
          [300, 484],
          [520, 430],
        ],
        540,
        ink.teal,
      ) +
      hill(
        [
          [0, 518],
          [260, 490],
          [520, 516],
        ],
        540,
        ink.ink,
      ),
  ),
  patch: wide(
    ink.groundTangerine,
    () =>
      circle(404, 96, 62, ink.sunPale) +
      hill(
        [
          [0, 150],
          [160, 96],
          [340, 160],
          [520, 120],
        ],
        330,
        ink.hillOchre,
      ) +
      hill(
        [
          [0, 214],
          [200, 164],
          [400, 222],
          [520, 196],
        ],
        330,
        ink.verm,
      ) +
      hill(
        [
          [0, 280],
          [240, 216],
          [520, 262],
        ],
        330,
        ink.teal,
      ) +
      hill(
        [
          [0, 308],
          [220, 284],
          [520, 312],
        ],
        330,
        ink.ink,
      ) +
      line('M110 112V54M330 204V140M214 238V176', ink.ink, 5) +
      path('M110 54h38l-9 11 9 11h-38zM330 140h38l-9 11 9 11h-38z', ink.ink) +
      path('M214 176h38l-9 11 9 11h-38z', ink.butter) +
      mist(
        132,
        16,
        8,
        [
          [400, 560],
          [440, 560],
        ],
        [[460, 530]],
        ink.mistPeach,
      ) +
      mist(
        206,
        16,
        8,
        [
          [-20, 90],
          [-20, 140],
        ],
        [[10, 70]],
        ink.mistPeach,
      ),
  ),
  bars: wide(
    ink.groundSalmon,
    () =>
      circle(92, 92, 50, ink.sunPale) +
      each(
        [
          [30, 74, ink.plum],
          [98, 102, ink.plumPale],
          [166, 88, ink.plum],
          [234, 136, ink.ink],
          [302, 118, ink.plum],
          [370, 166, ink.plumPale],
          [438, 206, ink.verm],
        ] as const,
        ([x, height, fill]) => rect(x, 276 - height, 50, height, fill),
      ) +
      line('M54 184Q200 176 290 112T484 40', ink.ink, 5, 'stroke-dasharray="0.1 12"') +
      circle(484, 40, 10, ink.ink) +
      rect(0, 276, 520, 60, ink.ink) +
      mist(
        208,
        16,
        8,
        [
          [-30, 84],
          [-30, 130],
        ],
        [[0, 60]],
        ink.mistPeach,
      ) +
      pill(40, 294, 200, 9, ink.coral) +
      pill(200, 310, 300, 9, ink.azure),
  ),
  pipes: wide(
    ink.groundMorning,
    () =>
      each(
        [
          [60, ink.ink],
          [140, ink.strandBlue],
          [220, ink.coral],
          [300, ink.ink],
          [380, ink.strandTeal],
          [460, ink.strandBlue],
        ] as const,
        ([x, stroke], i) =>
          line(`M${x} 94V${112 + (i % 2) * 12}C${x} 190 260 170 260 250`, stroke, 9),
      ) +
      mist(
        34,
        30,
        13,
        [
          [60, 330],
          [20, 500],
        ],
        [[130, 300]],
        ink.paper,
      ) +
      circle(260, 256, 78, ink.sun) +
      path('M0 256H520V330H0Z', ink.blue) +
      pill(-20, 274, 240, 11, ink.sky) +
      pill(330, 284, 240, 11, ink.azure) +
      pill(130, 304, 260, 10, ink.sun),
  ),
  identity: wide(ink.groundButter, (id) => {
    const lens = path('M260 64.3a92 92 0 0 1 0 115.4a92 92 0 0 1 0-115.4z', ink.ink);
    return (
      circle(188.3, 122, 92, ink.coral) +
      circle(331.7, 122, 92, ink.lens) +
      circle(260, 206, 92, ink.paper) +
      lens +
      clip(
        `${id}-overlap`,
        '<circle cx="260" cy="206" r="92"/>',
        circle(188.3, 122, 92, ink.apricot) + circle(331.7, 122, 92, ink.sky) + lens,
      ) +
      circle(260, 152, 10, ink.sun) +
      mist(
        262,
        20,
        10,
        [
          [-20, 120],
          [-20, 200],
        ],
        [[10, 100]],
        ink.paper,
      ) +
      mist(
        270,
        20,
        10,
        [
          [400, 560],
          [440, 560],
        ],
        [[460, 530]],
        ink.paper,
      )
    );
  }),
  roots: tall(ink.groundTangerine, () =>
    group(
      'translate(0 70)',
      circle(260, 120, 84, ink.sun) +
        mist(
          76,
          18,
          9,
          [
            [-20, 100],
            [-20, 150],
          ],
          [[10, 80]],
          ink.paper,
        ) +
        mist(
          150,
          18,
          9,
          [
            [410, 550],
            [370, 550],
          ],
          [[430, 530]],
          ink.paper,
        ) +
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
} satisfies Record<TileName, Drawing>;
