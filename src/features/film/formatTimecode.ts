/** Minutes and seconds, as a player shows them: 0:06. */
export function formatTimecode(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
