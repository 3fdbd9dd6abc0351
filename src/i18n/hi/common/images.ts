import type { images as english } from '../../en/common/images.ts';

export const images: typeof english = {
  image: '%{total} में से चित्र %{number}: %{name}',
  missing: 'यह फ़ाइल लोड नहीं हो सकी।',
  download: '%{name} डाउनलोड करें',
  newTab: 'नए टैब में खोलें',
  previous: 'पिछला चित्र',
  next: 'अगला चित्र',
  close: 'बंद करें',
};
