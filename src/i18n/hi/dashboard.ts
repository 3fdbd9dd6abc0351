import type { dashboard as english } from '../en/dashboard.ts';

export const dashboard: typeof english = {
  title: 'डैशबोर्ड',
  greeting: 'स्वागत है, %{name} · %{place}',
  state: 'पूरा राज्य',
  counts: 'शिकायतों की संख्या',
  count: { open: 'खुली', allComplaints: 'कुल', inProgress: 'प्रगति में', closed: 'बंद' },
  share: 'सभी शिकायतों का %{percent}%',
  sum: 'खुली, प्रगति में और बंद',
  failed: 'शिकायतों की संख्या लोड नहीं हो सकी।',
  next: 'आप क्या करना चाहेंगे?',
  links: {
    record: { title: 'शिकायत दर्ज करें', text: 'शिकायत या सुझाव को चित्रों और रिकॉर्डिंग के साथ लिखें।' },
    mine: { title: 'मेरी शिकायतें', text: 'अपनी दर्ज की हुई शिकायतों पर काम आगे बढ़ाएँ: सूची फ़ॉर्म के नीचे है।' },
    all: { title: 'सभी शिकायतें', text: 'अपने क्षेत्र की शिकायतें खोजें, उत्तर दें और उनका समाधान करें।' },
  },
};
