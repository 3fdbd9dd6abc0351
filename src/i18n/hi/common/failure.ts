import type { failure as english } from '../../en/common/failure.ts';

export const failure: typeof english = {
  noNetwork: 'सर्वर से संपर्क नहीं है। कृपया अपना नेटवर्क जाँचें और फिर कोशिश करें।',
  contactAdministrator: 'कृपया व्यवस्थापक से संपर्क करें',
};
