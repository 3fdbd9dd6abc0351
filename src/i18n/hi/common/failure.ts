import type { failure as english } from '../../en/common/failure.ts';

export const failure: typeof english = {
  noNetwork: 'सर्वर से संपर्क नहीं है। कृपया अपना नेटवर्क जाँचें और फिर कोशिश करें।',
  noId: 'सर्वर ने रिकॉर्ड सहेजे जाने की पुष्टि नहीं की। फिर कोशिश करने से पहले कृपया सूची जाँच लें।',
  contactAdministrator: 'कृपया व्यवस्थापक से संपर्क करें',
};
