import { cloudSymbols, eightClouds, recordCard, labelledClouds } from './clouds';
import { farHill, lowMists, middleHill, nearHill } from './land';
import { lightAt } from './light';
import { ground, gulls, highMists, nightSky, sun } from './sky';
import { town, factory } from './town';
import { countProgress, timeline, wordmark, words } from './words';

/** The frame at second `t`, 1280 x 720. It depends on `t` only. */
export function frame(t: number): string {
  const light = lightAt(t);
  const isNight = t > 16;
  return [
    ground(light),
    nightSky(t),
    highMists(t, light),
    sun(t),
    gulls(t),
    labelledClouds(t),
    isNight ? eightClouds(t) + wordmark(t) : '',
    farHill(t, light),
    middleHill(t, light),
    town(t, light),
    factory(t, countProgress(t)),
    isNight ? '' : eightClouds(t),
    recordCard(t),
    lowMists(t, light),
    nearHill(light),
    timeline(t, light),
    words(t),
  ].join('');
}

/** The document that every frame is rendered in. */
export function pageMarkup(styles: string): string {
  return `<style>${styles}*{margin:0}svg{display:block}</style><svg width="0" height="0" style="position:absolute">${cloudSymbols()}</svg><svg id="film" viewBox="0 0 1280 720" width="1280" height="720"></svg>`;
}
