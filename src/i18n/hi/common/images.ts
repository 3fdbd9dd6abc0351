import type { images as english } from '../../en/common/images.ts';

export const images: typeof english = {
  image: '%{total} में से चित्र %{number}: %{name}',
  previous: 'पिछला चित्र',
  next: 'अगला चित्र',
};
