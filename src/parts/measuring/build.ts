import type { PartBuild } from '@/config/partBuild';
import { analyticsSources } from './sources';

export const measuringBuild: PartBuild = {
  sources: ({ measuring }) => {
    const { scripts = [], connections = [] } = measuring ? analyticsSources(measuring) : {};
    return {
      'script-src': scripts,
      // a script of a vendor may send with a picture what it otherwise sends with a request
      'img-src': scripts.length > 0 ? connections : [],
      'connect-src': connections,
    };
  },
};
