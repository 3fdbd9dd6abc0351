import type { resources as english } from '../../en/common/resources.ts';
import { complaint } from '../complaints/complaint.ts';

export const resources: typeof english = {
  complaint: { name: 'शिकायत |||| शिकायतें', fields: complaint.fields },
  'referral/waiting': {
    name: 'संदर्भ |||| संदर्भ',
    fields: {
      number: 'संख्या',
      subject: 'विषय',
      department: 'विभाग',
      officer: 'अधिकारी',
      due_on: 'कब तक',
      days: 'दिन',
    },
  },
  'register/inward': {
    name: 'पत्र |||| पत्र',
    fields: {
      number: 'संख्या',
      received_on: 'प्राप्ति तिथि',
      sender: 'किससे',
      subject: 'विषय',
      way: 'कैसे आया',
      referrals: 'किसका उत्तर',
      file: 'स्कैन',
    },
  },
  cause: {
    name: 'साझा समस्या |||| साझा समस्याएँ',
    fields: {
      number: 'संख्या',
      title: 'शीर्षक',
      category: 'श्रेणी',
      category_id: 'श्रेणी',
      state: 'स्थिति',
      place: 'स्थान',
      cases: 'शिकायतें',
      open: 'खुली',
      people: 'लोग',
      households: 'परिवार',
      areas: 'क्षेत्र',
      oldest: 'कब से',
      staff: 'प्रभारी',
      staff_id: 'प्रभारी',
      note: 'टिप्पणी',
    },
  },
  message: {
    name: 'संदेश |||| संदेश',
    fields: {
      created_at: 'लिखा गया',
      state: 'स्थिति',
      complaint: 'शिकायत',
      to: 'व्यक्ति',
      template: 'नमूना',
      channel: 'माध्यम',
      language: 'भाषा',
      parts: 'भाग',
    },
  },
  'message/template': {
    name: 'नमूना |||| नमूने',
    fields: {
      name: 'नाम',
      edition: 'संस्करण',
      channel: 'माध्यम',
      language: 'भाषा',
      state: 'स्थिति',
      state_at: 'कब से',
      from: 'कहाँ से',
    },
  },
  'register/outward': {
    name: 'पत्र |||| पत्र',
    fields: {
      number: 'संख्या',
      dispatched_at: 'भेजने का दिन',
      to: 'किसे',
      subject: 'विषय',
      about: 'किस बारे में',
      kind: 'प्रकार',
      dispatched_by: 'भेजने वाला',
      link: 'PDF',
    },
  },
  leader: {
    name: 'नेता |||| नेता',
    fields: { phone: 'मोबाइल', area: 'गाँव/क्षेत्र', location: 'स्थान' },
  },
  staff: {
    name: 'शिकायत प्रभारी |||| शिकायत प्रभारी',
    fields: { parliament: 'संसदीय क्षेत्र', assembly: 'विधानसभा' },
  },
};
