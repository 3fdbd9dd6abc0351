/** The error texts for imported tables, and for an iPhone's photo. */
export const fileErrors = {
  heicPhoto:
    'This is a HEIC photo. Save it as JPG, or set the camera of the phone to JPG ("Most Compatible").',
  tableType: 'Please choose a csv or xlsx file.',
  tableSize: 'The file must not be larger than 16MB.',
  tableOldExcel:
    'This is an old Excel file (.xls) or one with a password. Open it in Excel or LibreOffice, choose "Save As" and "Excel Workbook (.xlsx)" or "CSV UTF-8" without a password, and choose the new file.',
  tableWebPage:
    'This is a web page that was saved as .xls, not a workbook. Open it in Excel or LibreOffice, choose "Save As" and "Excel Workbook (.xlsx)" or "CSV UTF-8", and choose the new file.',
  tableOpenDocument:
    'This is a LibreOffice file (.ods). Open it, choose "Save As" and "Excel 2007-365 (.xlsx)" or "Text CSV" in UTF-8, and choose the new file.',
  tableCodePage:
    'The file is not encoded in UTF-8 (it looks like a Windows code page). Please save it as "CSV UTF-8".',
  tableNoText:
    'The file is not encoded in UTF-8 (it looks like UTF-16 or no text at all). Please save it as "CSV UTF-8".',
  rowsRefused: '%{count} rows cannot be imported.',
  tooManyRows: 'The file has more than %{most} rows.',
  noColumn: 'The file has no column %{names}.',
  columnRefused: '%{columns}: %{reason}',
  placeDiffers: 'The %{level} is not %{name}.',
  assemblyElsewhere: 'The assembly %{assembly} belongs to the parliament %{parliament}.',
  refusedInRow: '%{refusal} Row %{row}: %{reason}',
  openQuote: 'A quotation mark is never closed.',
} as const;
