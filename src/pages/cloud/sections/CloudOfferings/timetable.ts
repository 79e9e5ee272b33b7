import type { Cloud, Offering, OfferingGroup } from '@/content/clouds/types';

export type TimedOffering = {
  readonly offering: Offering;
  /** Anchor of the offering, unique on its page. */
  readonly id: string;
  /** Index among all offerings of the page. */
  readonly position: number;
  /** HH:MM. */
  readonly time: string;
};

export type TimedGroup = Pick<OfferingGroup, 'title' | 'state' | 'layout'> & {
  readonly id: string;
  readonly offerings: readonly TimedOffering[];
};

/** Gives each offering of a cloud a time: `start`, then one hour later each. */
export function timetableOf({ offerings: { start, groups } }: Cloud): readonly TimedGroup[] {
  let position = 0;
  return groups.map(({ title, state, layout, items }) => {
    const first = position;
    position += items.length;
    return {
      title,
      state,
      layout,
      id: anchorOf(title),
      offerings: items.map((offering, index) => ({
        offering,
        id: anchorOf(offering.title),
        position: first + index,
        time: timeAt(start + first + index),
      })),
    };
  });
}

function timeAt(hour: number): string {
  return `${String(hour % 24).padStart(2, '0')}:00`;
}

/** `Push, SMS and WhatsApp` → `push-sms-and-whatsapp`. */
function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
