/** Index of the study that the carousel starts with. */
export function useFirstStudy(): number {
  return 0;
}
