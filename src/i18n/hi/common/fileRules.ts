import type { fileErrors } from '#contract/kernel/fileErrors.ts';

/** Error texts for imported tables, and for an iPhone's photo. */
export const fileRules: Record<keyof typeof fileErrors, string> = {
  heicPhoto: 'यह HEIC फ़ोटो है। इसे JPG में सहेजें, या फ़ोन के कैमरे को JPG ("Most Compatible") पर रखें।',
  tableType: 'कृपया csv या xlsx फ़ाइल चुनें।',
  tableSize: 'फ़ाइल 16MB से बड़ी नहीं होनी चाहिए।',
  tableOldExcel:
    'यह पुरानी Excel फ़ाइल (.xls) है या इसमें पासवर्ड है। इसे Excel या LibreOffice में खोलें, "Save As" में बिना पासवर्ड के "Excel Workbook (.xlsx)" या "CSV UTF-8" चुनें, और नई फ़ाइल चुनें।',
  tableWebPage:
    'यह .xls नाम से सहेजा गया वेब पेज है, वर्कबुक नहीं। इसे Excel या LibreOffice में खोलें, "Save As" में "Excel Workbook (.xlsx)" या "CSV UTF-8" चुनें, और नई फ़ाइल चुनें।',
  tableOpenDocument:
    'यह LibreOffice फ़ाइल (.ods) है। इसे खोलें, "Save As" में "Excel 2007-365 (.xlsx)" या UTF-8 में "Text CSV" चुनें, और नई फ़ाइल चुनें।',
  tableCodePage: 'फ़ाइल UTF-8 में नहीं है (Windows कोड पेज जैसी लगती है)। कृपया इसे "CSV UTF-8" के रूप में सहेजें।',
  tableNoText: 'फ़ाइल UTF-8 में नहीं है (UTF-16 जैसी, या टेक्स्ट नहीं लगती)। कृपया इसे "CSV UTF-8" के रूप में सहेजें।',
  rowsRefused: '%{count} पंक्तियाँ आयात नहीं की जा सकतीं।',
  tooManyRows: 'फ़ाइल में %{most} से अधिक पंक्तियाँ हैं।',
  noColumn: 'फ़ाइल में यह कॉलम नहीं है: %{names}।',
  columnRefused: '%{columns}: %{reason}',
  placeDiffers: '%{level}: यह %{name} नहीं है।',
  assemblyElsewhere: 'विधानसभा %{assembly} संसदीय क्षेत्र %{parliament} की है।',
  refusedInRow: '%{refusal} पंक्ति %{row}: %{reason}',
  openQuote: 'एक उद्धरण चिह्न बंद नहीं है।',
};
