/** Words of the full-screen view of images. */
export const images = {
  image: 'Image %{number} of %{total}: %{name}',
  previous: 'Previous image',
  next: 'Next image',
};
