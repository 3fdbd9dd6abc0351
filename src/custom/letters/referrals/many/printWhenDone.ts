/** Work of which the letters are printed as soon as it is over; forgotten with the page. */
export const printWhenDone = new Set<number>();
