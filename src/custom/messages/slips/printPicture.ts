const ID = 'printed';

/**
 * Opens the browser's print dialog for one page, an SVG in its own size. The SVG is a part of this page: phones do not
 * show a PDF in a frame, and the policy of files does not allow printing it.
 */
export async function printPicture(svg: string): Promise<void> {
  const [, width = '0', height = '0'] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  const picture = new Image();
  picture.id = ID;
  picture.alt = '';
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await picture.decode();
  const style = document.createElement('style');
  style.textContent = `
    @page { size: ${width}pt ${height}pt; margin: 0 }
    @media screen { #${ID} { display: none } }
    @media print {
      body > :not(#${ID}) { display: none !important }
      #${ID} { display: block; width: ${width}pt; height: ${height}pt }
    }`;
  document.getElementById(ID)?.remove();
  document.head.append(style);
  document.body.append(picture);
  const clear = () => {
    style.remove();
    picture.remove();
  };
  // On phones `print` returns before printing is done.
  window.addEventListener('afterprint', clear, { once: true });
  window.print();
}
