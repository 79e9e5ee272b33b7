import {
  circle,
  drawing,
  fitBottom,
  fitMiddle,
  hill,
  ink,
  line,
  mist,
  times,
  type Drawing,
} from '@/art/kit';

/** The landscape in the hero of a study. */
export function studyPanorama(body: Drawing['body']): Drawing {
  return drawing(1440, 420, body, { fit: fitBottom });
}

/** The picture of a study in lists. */
export function studyPoster(background: string, body: Drawing['body']): Drawing {
  return drawing(600, 560, body, { fit: fitMiddle, background });
}

/**
 * Rain over what stands still at the client, below the study's problems.
 *
 * @param subject stands on the far hill
 * @param ridge of the far hill; level, it is a road
 */
export function problemsPicture(
  subject: () => string,
  ridge = '0,190 220,160 460,196 720,166',
): Drawing {
  return drawing(
    720,
    230,
    () =>
      subject() +
      line(
        times(26, (index) => `M${30 + index * 28} ${78 + ((index * 37) % 46)}l-7 24`),
        ink.rainHeavy,
        3,
      ) +
      mist(14, 30, 14, '-60,400 60,610', '120,340', ink.storm) +
      mist(40, 24, 11, '470,800 400,700', '500,640', ink.overcast) +
      hill(ridge, 230, ink.slate) +
      hill('0,216 340,190 720,208', 230, ink.ink),
    { fit: fitBottom, background: ink.groundOvercast },
  );
}

/**
 * The same hills without rain, below the study's success factors.
 *
 * @param subject works again on the far hill, between 165 and 555, which a phone shows
 * @param ridge of the far hill; level, it is a road
 */
export function successPicture(
  subject: () => string,
  ridge = '0,160 240,196 480,150 720,190',
): Drawing {
  return drawing(
    720,
    230,
    () =>
      circle(470, 130, 124, ink.moonlight) +
      circle(470, 130, 96, ink.sunCoral) +
      mist(60, 24, 12, '60,290 -20,200', '100,180', ink.mistHigh) +
      mist(104, 18, 9, '540,690 590,790', '620,670', ink.mistHigh) +
      hill(ridge, 230, ink.teal) +
      subject() +
      hill('0,206 340,186 720,212', 230, ink.ink),
    { fit: fitBottom, background: ink.groundButter },
  );
}
