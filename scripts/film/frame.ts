import { cloudSymbols, eightClouds, recordPlate, spellingClouds } from './clouds';
import { farHill, lowMists, middleHill, nearHill } from './land';
import { lightAt } from './light';
import { ground, gulls, highMists, nightSky, sun } from './sky';
import { town, works } from './town';
import { counted, ruler, wordmark, words } from './words';

/** The whole film: the picture at second `t`, drawn from nothing but `t`. 1280 x 720. */
export function frame(t: number): string {
  const light = lightAt(t);
  const isNight = t > 16;
  return [
    ground(light),
    nightSky(t),
    highMists(t, light),
    sun(t),
    gulls(t),
    spellingClouds(t),
    isNight ? eightClouds(t) + wordmark(t) : '',
    farHill(t, light),
    middleHill(t, light),
    town(t, light),
    works(t, counted(t)),
    isNight ? '' : eightClouds(t),
    recordPlate(t),
    lowMists(t, light),
    nearHill(light),
    ruler(t, light),
    words(t),
  ].join('');
}

/** The page that the frames are put into, once for all of them. */
export function stage(styles: string): string {
  return `<style>${styles}*{margin:0}svg{display:block}</style><svg width="0" height="0" style="position:absolute">${cloudSymbols()}</svg><svg id="film" viewBox="0 0 1280 720" width="1280" height="720"></svg>`;
}
