import { circle, drawing, group, ink, line, path, type Drawing } from '@/art/kit';
import type { Illustration } from '@/art/picture';

export type PersonName = 'ananya' | 'daniel' | 'ingrid' | 'kabir' | 'meera' | 'zoya' | 'tomas';

type Person = {
  readonly skin: string;
  readonly shade: string;
  readonly top: string;
  /** Hair or cloth behind the head. */
  readonly back?: string;
  readonly clothes?: string;
  /** Hair, and what is worn on the face; `headTurn` moves it with the features. */
  readonly front: (headTurn: number) => string;
  readonly hasEars?: false;
  readonly beard?: string;
};

export type PersonOptions = {
  /** Units by which the features move: from -16, to the left, to 16. */
  readonly headTurn?: number;
  /** Colour of the top, if it must contrast with the background. */
  readonly top?: string;
  /** The lower end of the bust; the box ends at 400. */
  readonly floor?: number;
  readonly isCheering?: boolean;
};

const people: Record<PersonName, Person> = {
  ananya: {
    skin: ink.skinAnanya,
    shade: ink.shadeAnanya,
    top: ink.azure,
    back: path(
      'M118 250V160a82 84 0 0 1 164 0V250a40 40 0 0 1-40 30H158a40 40 0 0 1-40-30Z',
      ink.hairInk,
    ),
    clothes: openCollar(ink.ink, ink.paper),
    front: () =>
      path(
        'M134 168V150a66 66 0 0 1 132 0V176C232 172 200 156 186 132C178 152 160 166 134 168Z',
        ink.hairInk,
      ) +
      earrings(7, ink.sun) +
      circle(200, 66, 34, ink.hairInk),
  },
  daniel: {
    skin: ink.skinDaniel,
    shade: ink.shadeDaniel,
    top: ink.ink,
    clothes:
      path('M166 288L200 330L234 288L246 296L214 400H186L154 296Z', ink.paper) +
      path('M193 334L207 334L212 400H188Z', ink.vermilion),
    beard: ink.hairInk,
    front: (headTurn) =>
      path(
        'M134 164V142a66 62 0 0 1 132 0V164L254 148C216 152 180 146 160 128C152 142 144 154 134 164Z',
        ink.hairInk,
      ) + glasses(headTurn, ink.paper),
  },
  ingrid: {
    skin: ink.skinIngrid,
    shade: ink.shadeIngrid,
    top: ink.blouse,
    back: path('M120 276C92 196 106 92 200 90C294 92 308 196 280 276Z', ink.hairRed),
    clothes: path('M158 290q42 30 84 0l6 26q-48 30-96 0Z', ink.ink),
    front: () =>
      path(
        'M134 190C122 124 152 96 200 96C250 98 276 130 266 188C250 170 240 150 234 134C208 158 170 166 134 190Z',
        ink.hairRed,
      ) + earrings(6, ink.ink),
  },
  kabir: {
    skin: ink.skinKabir,
    shade: ink.shadeKabir,
    top: ink.teal,
    clothes: path('M170 288L200 322L230 288L240 296L206 400H194L160 296Z', ink.paper),
    beard: ink.hairInk,
    front: () =>
      path(
        'M126 178C108 104 152 58 202 58C256 58 292 104 274 178C250 150 222 134 200 112C180 136 152 152 126 178Z',
        ink.coral,
      ) +
      line(
        'M200 112C176 104 148 118 132 146M200 112C226 102 256 118 268 146M200 112C206 92 226 78 248 82',
        ink.vermilion,
        5,
      ),
  },
  meera: {
    skin: ink.skinMeera,
    shade: ink.shadeMeera,
    top: ink.vermilion,
    back: path(
      'M124 232V156a76 78 0 0 1 152 0V232a26 26 0 0 1-26 22H150a26 26 0 0 1-26-22Z',
      ink.hairSilverDeep,
    ),
    clothes: path('M146 290L216 400H282L206 290Z', ink.butter) + roundCollar(ink.plum),
    front: () =>
      path(
        'M136 180V148a64 62 0 0 1 128 0V180C246 172 224 150 216 130C202 156 168 172 136 180Z',
        ink.hairSilver,
      ) +
      circle(200, 168, 4.5, ink.vermilion) +
      earrings(6, ink.butter),
  },
  zoya: {
    skin: ink.skinZoya,
    shade: ink.shadeZoya,
    top: ink.blue,
    hasEars: false,
    front: () =>
      path(
        'M104 330C112 300 112 262 112 210C112 130 142 92 200 92C258 92 288 130 288 210C288 262 288 300 296 330C250 356 150 356 104 330ZM200 130C162 130 144 160 144 204C144 246 168 274 200 274C232 274 256 246 256 204C256 160 238 130 200 130Z',
        ink.mint,
        'fill-rule="evenodd"',
      ) + line('M146 262C176 306 232 304 280 268', ink.teal, 5),
  },
  tomas: {
    skin: ink.skinTomas,
    shade: ink.shadeTomas,
    top: ink.blue,
    clothes: roundCollar(ink.paper),
    front: () =>
      path(
        'M134 168C124 132 140 96 176 92C190 76 236 80 246 98C272 104 276 140 266 168L256 146C232 152 210 146 196 134C182 146 160 150 144 148Z',
        ink.hairBrown,
      ),
  },
};

/** A bust in a box of 400, the centre of the head at 200, 196. */
export function person(name: PersonName, options: PersonOptions = {}): string {
  const { headTurn = 0, floor = 400, isCheering = false } = options;
  const details = people[name];
  const { back = '', clothes = '', top, front } = details;
  return (
    back +
    torso(options.top ?? top, floor) +
    clothes +
    head(details, headTurn, isCheering) +
    front(headTurn)
  );
}

/** A person in a scene: the centre of the head at `x`, `y`; the bust extends far down. */
export function personAt(
  name: PersonName,
  x: number,
  y: number,
  scale: number,
  options: PersonOptions = {},
): string {
  const shift = `${(x - 200 * scale).toFixed(0)} ${(y - 196 * scale).toFixed(0)}`;
  return group(`translate(${shift})scale(${scale})`, person(name, { floor: 640, ...options }));
}

export function hand(name: PersonName, x: number, y: number, radius: number): string {
  return circle(x, y, radius, people[name].skin);
}

const portrait = (name: PersonName): Drawing => drawing(400, 400, () => person(name));

/**
 * Alone, on a disc: a drawing, or a square photograph: its person cut out, or filling the disc. In the
 * testimonials, photograph all or none: one after a drawing is the largest paint of its page, seconds late.
 */
export const portraits = {
  ananya: portrait('ananya'),
  daniel: portrait('daniel'),
  ingrid: portrait('ingrid'),
  kabir: portrait('kabir'),
  meera: portrait('meera'),
  zoya: portrait('zoya'),
  tomas: portrait('tomas'),
} satisfies Record<PersonName, Illustration>;

function head(
  { skin, shade, hasEars, beard }: Person,
  headTurn: number,
  isCheering: boolean,
): string {
  const neck = path('M166 236V291H234V236Z', shade);
  const face = path('M138 214V150a62 40 0 0 1 124 0V214a62 62 0 0 1-124 0Z', skin);
  const ears = hasEars === false ? '' : circle(136, 202, 14, skin) + circle(264, 202, 14, skin);
  const eyes = line(`M${166 + headTurn} 190q9-9 18 0M${218 + headTurn} 190q9-9 18 0`, ink.ink, 5);
  const nose = line(
    `M${202 + headTurn} 196l${headTurn < 0 ? -7 : 7} 20h${headTurn < 0 ? 9 : -9}`,
    shade,
    5,
  );
  return neck + face + ears + eyes + nose + mouth(headTurn, skin, beard, isCheering);
}

function mouth(
  headTurn: number,
  skin: string,
  beard: string | undefined,
  isCheering: boolean,
): string {
  if (beard !== undefined) {
    const hair = path(
      'M138 200V222a62 62 0 0 0 124 0V200C250 230 226 226 200 226C174 226 150 230 138 200Z',
      beard,
    );
    return hair + line(`M${180 + headTurn} 241q20 17 40 0`, skin, 6);
  }
  if (isCheering) return path(`M${182 + headTurn} 236h38a19 16 0 0 1-38 0Z`, ink.ink);
  return line(`M${184 + headTurn} 238q18 14 34 0`, ink.ink, 5);
}

function torso(fill: string, floor: number): string {
  return path(`M50 ${floor}V374a84 84 0 0 1 84-84H266a84 84 0 0 1 84 84V${floor}Z`, fill);
}

function openCollar(lapels: string, shirt: string): string {
  return (
    path('M160 290L200 346L240 290Z', shirt) +
    path('M150 289L200 354L250 289L274 291L222 400H178L126 291Z', lapels)
  );
}

function roundCollar(fill: string): string {
  return path('M158 290a42 34 0 0 0 84 0Z', fill);
}

function earrings(radius: number, fill: string): string {
  return circle(136, 222, radius, fill) + circle(264, 222, radius, fill);
}

function glasses(headTurn: number, rim: string): string {
  return line(
    `M${158 + headTurn} 190a17 17 0 1 0 34 0a17 17 0 1 0-34 0M${208 + headTurn} 190a17 17 0 1 0 34 0a17 17 0 1 0-34 0M${192 + headTurn} 188q8-5 16 0`,
    rim,
    4,
  );
}
