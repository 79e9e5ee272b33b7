import type { Cloud, Offering, OfferingGroup } from '@/content/clouds/types';

export type PlacedOffering = {
  readonly offering: Offering;
  /** Anchor of the offering, unique on its page. */
  readonly id: string;
  /** Index among all offerings of the page. */
  readonly position: number;
  /** HH:MM, at its place in the day of the page. */
  readonly time: string;
};

export type PlacedGroup = Pick<OfferingGroup, 'title' | 'phase' | 'layout'> & {
  readonly id: string;
  readonly offerings: readonly PlacedOffering[];
};

/** Gives each offering of a cloud an anchor, a position and a time: `start`, then one hour later each. */
export function placeOfferings({ offerings: { start, groups } }: Cloud): readonly PlacedGroup[] {
  let position = 0;
  return groups.map(({ title, phase, layout, items }) => {
    const first = position;
    position += items.length;
    return {
      title,
      phase,
      layout,
      id: toAnchor(title),
      offerings: items.map((offering, index) => ({
        offering,
        id: toAnchor(offering.title),
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
function toAnchor(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
