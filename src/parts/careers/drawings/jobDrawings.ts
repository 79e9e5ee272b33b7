import { icon as data } from '@/content/clouds/datacloud/icon';
import { icon as experience } from '@/content/clouds/Experiencecloud/icon';
import { icon as service } from '@/content/clouds/Servicecloud/icon';
import { phones } from './phone';

/** What a posting's front matter may name: the picture of its card, its page's phone and light. */
export const jobDrawings = {
  list: { icon: experience, phone: phones.list, phase: 'morning' },
  route: { icon: data, phone: phones.route, phase: 'dawn' },
  queue: { icon: service, phone: phones.queue, phase: 'night' },
} as const;
