import { card, eyebrow, heading, picture, type SocialCard } from '@scripts/social/card';
import { articleList } from './articles/list';
import { articleDrawings, lamplight } from './drawings';
import { insightsLabels } from './labels';
import { pageNumbers } from './paging';
import { insightsPaths } from './paths';

const { state } = insightsLabels.timeOfDay;

export const insightsCards: readonly SocialCard[] = [
  ...pageNumbers(articleList.length).map((page) =>
    card(insightsPaths.page(page), 'insights', [
      picture(lamplight, 'panorama'),
      eyebrow(state, insightsLabels.name),
      heading([insightsLabels.title]),
    ]),
  ),
  ...articleList.map(({ slug, title, topics, drawing }) =>
    card(insightsPaths.article(slug), 'insight', [
      picture(articleDrawings[drawing], 'print'),
      eyebrow(state, topics.join(', ')),
      heading([title]),
    ]),
  ),
];
