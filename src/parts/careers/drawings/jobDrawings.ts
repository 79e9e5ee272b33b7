import { summary as data } from '@/content/clouds/datacloud/summary';
import { summary as experience } from '@/content/clouds/Experiencecloud/summary';
import { summary as service } from '@/content/clouds/Servicecloud/summary';
import { phones } from './phone';

/** What a posting's front matter may name: the picture of its card, its page's phone and light. */
export const jobDrawings = {
  list: { icon: experience.icon, phone: phones.list, phase: 'morning' },
  route: { icon: data.icon, phone: phones.route, phase: 'dawn' },
  queue: { icon: service.icon, phone: phones.queue, phase: 'night' },
} as const;
