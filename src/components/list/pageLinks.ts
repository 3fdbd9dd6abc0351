/** The most links to pages (LIST-08, DASH-06). */
const PAGE_LINKS = 5;

/** The pages that a pager links: the current one in the middle, if there are enough pages on both sides. */
export function pageLinks(page: number, count: number): number[] {
  const first = Math.max(1, Math.min(page - Math.floor(PAGE_LINKS / 2), count - PAGE_LINKS + 1));
  return Array.from({ length: Math.min(PAGE_LINKS, count) }, (_, index) => first + index);
}
