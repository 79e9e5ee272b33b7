import { cloudSymbols, eightClouds, recordCard, fiveRainClouds } from './clouds';
import { farHill, lowMists, middleHill, nearHill } from './land';
import { paletteAt } from './palette';
import { skyBackground, gulls, highMists, nightSky, sun } from './sky';
import { countUpProgress, currentText, timeline, wordmark } from './text';
import { town, factory } from './town';

/** The SVG content of one frame, 1280 x 720. A pure function of the time in seconds. */
export function frame(second: number): string {
  const palette = paletteAt(second);
  const areCloudsBehindHills = second > 16;
  return [
    skyBackground(palette),
    nightSky(second),
    highMists(second, palette),
    sun(second),
    gulls(second),
    fiveRainClouds(second),
    areCloudsBehindHills ? eightClouds(second) : '',
    wordmark(second),
    farHill(second, palette),
    middleHill(second, palette),
    town(second, palette),
    factory(second, countUpProgress(second)),
    areCloudsBehindHills ? '' : eightClouds(second),
    recordCard(second),
    lowMists(second, palette),
    nearHill(palette),
    timeline(second, palette),
    currentText(second),
  ].join('');
}

/** The document that every frame is rendered in. */
export function pageMarkup(styles: string): string {
  return `<style>${styles}*{margin:0}svg{display:block}</style><svg width="0" height="0" style="position:absolute">${cloudSymbols()}</svg><svg id="film" viewBox="0 0 1280 720" width="1280" height="720"></svg>`;
}
