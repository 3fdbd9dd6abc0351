import type { failure as english } from '../../en/common/failure.ts';

export const failure: typeof english = {
  noNetwork: 'సర్వర్‌తో కనెక్షన్ లేదు. మీ నెట్‌వర్క్‌ను సరిచూసి మళ్లీ ప్రయత్నించండి.',
  contactAdministrator: 'దయచేసి అడ్మినిస్ట్రేటర్‌ను సంప్రదించండి',
};
