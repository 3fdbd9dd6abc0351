import type { fileErrors } from '#contract/kernel/fileErrors.ts';

/** Error texts for imported tables, and for an iPhone's photo. */
export const fileRules: Record<keyof typeof fileErrors, string> = {
  heicPhoto: 'ఇది HEIC ఫోటో. దీన్ని JPG గా సేవ్ చేయండి, లేదా ఫోన్ కెమెరాను JPG ("Most Compatible") కు మార్చండి.',
  tableType: 'దయచేసి csv లేదా xlsx ఫైల్‌ను ఎంచుకోండి.',
  tableSize: 'ఫైల్ పరిమాణం 16MB కంటే ఎక్కువ ఉండకూడదు.',
  tableOldExcel:
    'ఇది పాత Excel ఫైల్ (.xls) లేదా పాస్‌వర్డ్ ఉన్న ఫైల్. దీన్ని Excel లేదా LibreOffice లో తెరిచి, "Save As" లో పాస్‌వర్డ్ లేకుండా "Excel Workbook (.xlsx)" లేదా "CSV UTF-8" ఎంచుకుని, కొత్త ఫైల్‌ను ఎంచుకోండి.',
  tableWebPage:
    'ఇది .xls గా సేవ్ చేసిన వెబ్ పేజీ, వర్క్‌బుక్ కాదు. దీన్ని Excel లేదా LibreOffice లో తెరిచి, "Save As" లో "Excel Workbook (.xlsx)" లేదా "CSV UTF-8" ఎంచుకుని, కొత్త ఫైల్‌ను ఎంచుకోండి.',
  tableOpenDocument:
    'ఇది LibreOffice ఫైల్ (.ods). దీన్ని తెరిచి, "Save As" లో "Excel 2007-365 (.xlsx)" లేదా UTF-8 లో "Text CSV" ఎంచుకుని, కొత్త ఫైల్‌ను ఎంచుకోండి.',
  tableCodePage: 'ఫైల్ UTF-8 లో లేదు (Windows కోడ్ పేజీలా ఉంది). దయచేసి దీన్ని "CSV UTF-8" గా సేవ్ చేయండి.',
  tableNoText: 'ఫైల్ UTF-8 లో లేదు (UTF-16 లేదా పాఠ్యం కానిదిలా ఉంది). దయచేసి దీన్ని "CSV UTF-8" గా సేవ్ చేయండి.',
  rowsRefused: '%{count} వరుసలను దిగుమతి చేయలేం.',
  tooManyRows: 'ఫైల్‌లో %{most} కంటే ఎక్కువ వరుసలు ఉన్నాయి.',
  noColumn: 'ఫైల్‌లో ఈ నిలువు వరుస లేదు: %{names}.',
  columnRefused: '%{columns}: %{reason}',
  placeDiffers: '%{level}: ఇది %{name} కాదు.',
  assemblyElsewhere: '%{assembly} అసెంబ్లీ %{parliament} పార్లమెంటుకు చెందినది.',
  refusedInRow: '%{refusal} వరుస %{row}: %{reason}',
  openQuote: 'ఒక కొటేషన్ గుర్తు మూసి లేదు.',
};
