/** Wide places whose names are words of every day. */

/** Wines, names and everyday things: only after a word that leads to a place. */
export const WORD_REGIONS = new Set(
  (
    'champagne burgundy bourgogne rioja java keys the keys kerry camino gili garda rhine devon dorset jordan chile ' +
    'georgia mara baja komodo amazon pch pnw tahoe corse perigord moselle mosel loire nile cornwall norfolk broads ' +
    'malta cuba turkey iran america fjords highlands everest iguazu tibet acadia harz hamptons rockies lakes ' +
    'glacier cascades badlands redwoods arches sequoia bohemia moravia mustang mammoth fundy mull mani kenai jura savoy ' +
    'pico desert labrador mafia colca thar chesapeake clare suffolk norfolk kent sussex marche'
  )
    .split(' ')
    .concat('wine country'),
);
export const WINE_REGIONS = new Set([
  'champagne',
  'burgundy',
  'bourgogne',
  'rioja',
  'java',
  // a dog
  'labrador',
  'the labrador',
  'turkey',
  'mosel',
  'moselle',
]);
