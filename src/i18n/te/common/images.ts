import type { images as english } from '../../en/common/images.ts';

export const images: typeof english = {
  image: '%{total} లో %{number}వ చిత్రం: %{name}',
  missing: 'ఈ ఫైల్‌ను లోడ్ చేయడం సాధ్యపడలేదు.',
  download: '%{name} డౌన్‌లోడ్ చేయి',
  newTab: 'కొత్త ట్యాబ్‌లో తెరువు',
  previous: 'మునుపటి చిత్రం',
  next: 'తదుపరి చిత్రం',
  close: 'మూసివేయి',
};
