import { card, escapeHtml, eyebrow, heading, picture, type SocialCard } from '@scripts/social/card';
import { studyPages } from './content/pages';
import { studiesPaths } from './paths';

/** Characters that fit beside the poster; a longer line makes both smaller. */
const longestLine = 14;

export const studyCards: readonly SocialCard[] = studyPages.map((study) => {
  const isLong = study.titleLines.some(({ length }) => length > longestLine);
  return card(studiesPaths.page(study.slug), `study ${study.id}${isLong ? ' long' : ''}`, [
    `<div class="ground" style="--ground:${study.poster.background}"></div>`,
    picture(study.poster, 'poster'),
    eyebrow(study.timeOfDay.state, study.organisation),
    heading(study.titleLines),
    stats(study.improvements.slice(0, 2)),
  ]);
});

function stats(
  improvements: readonly { readonly percentage: number; readonly description: string }[],
) {
  const items = improvements.map(
    ({ percentage, description }) => `<b>${percentage}%</b><span>${escapeHtml(description)}</span>`,
  );
  return `<p class="stats">${items.join('')}</p>`;
}
