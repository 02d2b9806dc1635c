/** Words in the names of sights that tell nobody which sight is meant. */

/** Words between the words of a name. */
export const FILLERS: ReadonlySet<string> = new Set(
  'the a an of and at in on le la les el il de du del der di'.split(' '),
);
/** Words that many places have, and words of any trip: they say what is liked, or nothing, and mean no one sight. */
export const SORTS: ReadonlySet<string> = new Set(
  (
    'beach beaches market markets museum museums garden gardens park parks castle castles palace palaces temple temples ' +
    'church churches cathedral old new town towns city centre center central harbour harbor port river lake lakes island ' +
    'islands bridge bridges square squares tower towers zoo aquarium hiking skiing surfing snorkeling snorkelling diving ' +
    'rafting kayaking food wine beer coffee shopping nightlife history nature art music sunset sunrise view views family ' +
    'spa hot springs waterfall waterfalls mountain mountains forest desert night nights evening evenings morning hall ' +
    'opera theatre theater day days trip trips tour tours street streets road house houses great royal national grand ' +
    'little world people water hotel hotels station airport train trains tram trams bus boat boats ship cruise ferry ' +
    'first last north south east west upper lower big small best long short quarter district village villages coast ' +
    'hill hills valley gallery galleries walk walks walking ride rides lunch dinner breakfast restaurant restaurants ' +
    'summer winter spring autumn local free early late high whole public main science natural modern arts'
  ).split(' '),
);
