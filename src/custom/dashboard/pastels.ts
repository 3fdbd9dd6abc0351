/** The palette of the pie (DASH-04), ordered so that neighbours differ. */
const PASTELS = [
  '#ffb3ba',
  '#bae1ff',
  '#ffffba',
  '#baffc9',
  '#d5c6e0',
  '#ffdfba',
  '#b5ead7',
  '#ffc8dd',
  '#c7ceea',
  '#e2f0cb',
  '#f1cbff',
  '#a8dadc',
  '#fde2a7',
  '#cdb4db',
  '#c1e7a8',
  '#f7c5a8',
  '#a9c9ff',
  '#f5e1da',
  '#b8e0d2',
  '#ead1dc',
] as const;

/** The colour of a slice; after twenty they repeat. */
export const pastelOf = (index: number): string => PASTELS[index % PASTELS.length] ?? PASTELS[0];
