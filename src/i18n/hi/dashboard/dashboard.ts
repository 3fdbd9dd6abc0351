import type { dashboard as english } from '../../en/dashboard/dashboard.ts';
import { common } from '../common/words.ts';

export const dashboard: typeof english = {
  title: 'डैशबोर्ड',
  greeting: 'स्वागत है, %{name}',
  state: 'पूरा राज्य',
  counts: 'शिकायतों की संख्या',
  count: { open: common.open, allComplaints: 'कुल', inProgress: common.inProgress, closed: 'बंद' },
  share: 'सभी शिकायतों का %{percent}%',
  confirmed: 'नागरिकों ने पुष्टि की: %{count}',
  claimed: 'केवल कार्यालय का दावा: %{count}',
  sum: 'खुली, प्रगति में और बंद',
  failed: 'शिकायतों की संख्या लोड नहीं हो सकी।',
  chartsFailed: 'चार्ट लोड नहीं हो सके।',
  reportFailed: 'रिपोर्ट लोड नहीं हो सकी।',
  nothing: 'यहाँ अभी कोई शिकायत नहीं है।',
  charts: {
    issues_area: 'इलाके के अनुसार शिकायतें',
    issues_assembly: 'विधानसभा क्षेत्र के अनुसार शिकायतें',
    issues_parliament: 'संसदीय क्षेत्र के अनुसार शिकायतें',
    issues_assigned: 'सौंपे गए कर्मचारी के अनुसार शिकायतें',
    issues_category: 'श्रेणी के अनुसार शिकायतें',
  },
  showTable: 'तालिका के रूप में दिखाएँ',
  hideTable: 'तालिका छिपाएँ',
  report: 'रिपोर्ट',
  reports: {
    leaders: 'क्षेत्र प्रभारी',
  },
  columns: { name: common.name, total: 'कुल', open: common.open, inProgress: common.inProgress, closed: 'बंद' },
  pages: 'पृष्ठ: %{title}',
  next: 'आप क्या करना चाहेंगे?',
  links: {
    mine: { title: 'मेरी शिकायतें', text: 'अपनी दर्ज की हुई शिकायतों पर काम आगे बढ़ाएँ: सूची फ़ॉर्म के नीचे है।' },
    all: { title: 'सभी शिकायतें', text: 'अपने क्षेत्र की शिकायतें खोजें, उत्तर दें और उनका समाधान करें।' },
  },
};
