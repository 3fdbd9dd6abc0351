/** Words of the full-screen view of images. */
export const images = {
  image: 'Image %{number} of %{total}: %{name}',
  missing: 'This file could not be loaded.',
  download: 'Download %{name}',
  newTab: 'Open in a new tab',
  previous: 'Previous image',
  next: 'Next image',
  close: 'Close',
};
