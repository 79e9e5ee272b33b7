import {
  circle,
  drawing,
  each,
  fitBottom,
  hill,
  ink,
  line,
  mist,
  path,
  pill,
  rect,
  scatter,
  times,
  type Drawing,
} from '@/art/kit';

const width = 280;
const height = 380;
/** Below the landscape, for the link. */
const ground = 56;

const poster = (background: string, groundInk: string, body: () => string): Drawing =>
  drawing(
    width,
    height + ground,
    () => body() + rect(0, height - 1, width, ground + 1, groundInk),
    {
      fit: fitBottom,
      background,
    },
  );

/**
 * The title and the summary cover the top 110 units. Only `lifeScience` and `nbfc` need light text in the
 * light theme.
 */
export const domainPosters = {
  manufacturing: poster(
    ink.groundButter,
    ink.ink,
    () =>
      circle(182, 196, 66, ink.sunCoral) +
      mist(126, 16, 8, '150,236 176,262', '190,214', ink.paper) +
      pill(128, 174, 92, 16, ink.paper) +
      rect(76, 196, 18, 120, ink.ink) +
      rect(110, 218, 18, 100, ink.ink) +
      path('M0 380V286L52 250V286L104 250V286L156 250V286L208 250V286L260 250V380Z', ink.teal) +
      path('M0 380V320H280V380Z', ink.ink) +
      each([20, 72, 124, 176, 228], (x) => rect(x, 300, 20, 20, ink.butter)) +
      pill(-20, 346, 200, 12, ink.coral),
  ),
  consulting: poster(
    ink.groundPale,
    ink.blue,
    () =>
      circle(108, 224, 76, ink.sunCoral) +
      circle(178, 224, 76, ink.azureBright) +
      path('M143 156.5a76 76 0 0 1 0 135a76 76 0 0 1 0-135z', ink.ink) +
      mist(286, 22, 10, '-30,170 60,310', '86,140', ink.paper) +
      hill('0,352 90,336 190,356 280,340', height, ink.blue),
  ),
  lifeScience: poster(
    ink.groundTeal,
    ink.ink,
    () =>
      circle(140, 232, 92, ink.mint) +
      line(helixRungs(), ink.paper, 3) +
      line('M140 112q112 37 0 74t0 74 0 74', ink.inkBright, 9) +
      line('M140 112q-112 37 0 74t0 74 0 74', ink.coral, 9) +
      mist(318, 22, 10, '-20,196 70,300', '92,176', ink.mint) +
      rect(0, 362, 280, 18, ink.ink),
  ),
  legal: poster(
    ink.groundSky,
    ink.ink,
    () =>
      circle(140, 188, 74, ink.sun) +
      path('M42 226L140 168L238 226Z', ink.ink) +
      rect(42, 230, 196, 12, ink.ink) +
      each([58, 95, 132, 169, 206], (x) => rect(x, 246, 17, 76, ink.paper)) +
      rect(42, 322, 196, 12, ink.ink) +
      rect(22, 338, 236, 12, ink.blue) +
      rect(0, 354, 280, 26, ink.ink) +
      mist(276, 16, 8, '-40,84 -20,124', '10,60', ink.pale) +
      pill(214, 300, 110, 16, ink.pale),
  ),
  healthcare: poster(
    ink.groundPeach,
    ink.teal,
    () =>
      circle(140, 194, 72, ink.paper) +
      path('M140 244L92 196a30 30 0 0 1 48-36a30 30 0 0 1 48 36Z', ink.vermilion) +
      path('M0 380V300H58L78 300L96 262L120 344L148 226L172 318L188 290H280V380Z', ink.teal) +
      line('M0 300H78L96 262L120 344L148 226L172 318L188 290H280', ink.ink, 5) +
      mist(338, 14, 8, '150,310 190,290', '206,240', ink.peach),
  ),
  realEstate: poster(
    ink.groundApricot,
    ink.ink,
    () =>
      circle(86, 190, 58, ink.sunPale) +
      rect(22, 210, 62, 170, ink.plum) +
      rect(92, 160, 70, 220, ink.ink) +
      rect(170, 236, 48, 144, ink.vermilion) +
      rect(224, 196, 56, 184, ink.plum) +
      mist(270, 14, 8, '-20,70 20,128', '34,60', ink.peach) +
      scatter(
        '104,178 126,178 104,202 126,226 148,178 148,202 104,250 148,250 126,300 104,324 236,214 258,238 236,262 236,310 258,310 182,256 182,280 200,304',
        (x, y) => rect(x, y, 10, 14, ink.butter),
      ) +
      rect(0, 364, 280, 16, ink.ink),
  ),
  nonProfit: poster(
    ink.groundCream,
    ink.teal,
    () =>
      circle(140, 214, 84, ink.sun) +
      hill('0,330 140,288 280,330', height, ink.teal) +
      line('M140 300V214', ink.ink, 7) +
      path('M140 240C96 246 70 218 66 176C110 174 138 198 140 240Z', ink.ink) +
      path('M140 216C182 216 206 190 208 150C166 152 140 176 140 216Z', ink.coral) +
      mist(340, 14, 8, '-20,130 40,190', '60,110', ink.mint),
  ),
  nbfc: poster(
    ink.groundIndigo,
    ink.blue,
    () =>
      times(6, (i) => {
        const reach = 20 + i * 17;
        return line(
          `M${140 - reach} 300V${246 - (i % 2 ? 0 : 6)}a${reach} ${reach} 0 0 1 ${2 * reach} 0V${300 - (i % 3) * 14}`,
          i % 2 ? ink.apricot : ink.coral,
          8,
        );
      }) +
      rect(0, 296, 280, 84, ink.blue) +
      mist(310, 20, 10, '70,300 -30,168', '92,150', ink.sky) +
      circle(140, 246, 5, ink.sun),
  ),
};

/** The rungs of the helix: each as wide as the helix at its height. */
function helixRungs(): string {
  const turn = 74;
  let d = '';
  for (let y = 126; y < 340; y += 18) {
    const along = ((y - 112) % turn) / turn;
    const half = 56 * 4 * along * (1 - along);
    if (half > 14) d += `M${(140 - half).toFixed(1)} ${y}h${(2 * half).toFixed(1)}`;
  }
  return d;
}
