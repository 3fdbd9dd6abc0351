import type { images as english } from '../../en/common/images.ts';

export const images: typeof english = {
  image: '%{total} లో %{number}వ చిత్రం: %{name}',
  previous: 'మునుపటి చిత్రం',
  next: 'తదుపరి చిత్రం',
};
