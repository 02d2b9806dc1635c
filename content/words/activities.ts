/** What of a day a condition may rule out, by the words of guides and tours, as parts of patterns. */

export const HOT =
  'hot springs?|onsens?|thermal|bath ?houses?|baths|saunas?|hammams?|steam rooms?|jacuzzis?|sentō|sento|jjimjilbang|spas?';
export const FALLS =
  'rafting|zip ?lin\\w+|bungee|roller ?coasters?|rollercoasters?|scuba|diving|surf\\w*|horse ?riding|riding|rides?|camels?|quad\\w*|ski\\w*|snowboard\\w*|sledg\\w*|jet ?ski\\w*|paragliding|sky ?div\\w+|parasail\\w*|climb\\w*|volcano|sandboard\\w*|toboggan|trampolin\\w*|canyoning|white ?water|speedboat|buggy ride|waterslides?|funfair|tivoli rides';
export const LOUD = 'night ?clubs?|clubs?|clubbing|disco\\w*|techno|rave|pub crawl';
export const DRINKS =
  'wine tasting|tastings?|wine|pub crawl|brewer(?:y|ies)|beer|cocktails?|bars?|pubs?|whisk(?:e?y|ies)|distiller\\w+|winer(?:y|ies)|vineyards?|port houses?|sherry|sake|heuriger?';
export const NARROW =
  'catacombs?|caves?|caverns?|crypts?|tunnels?|bunkers?|mines?|dungeons?|submarines?|escape rooms?|burial chambers?|cellars?|cisterns?|underground (?:city|tour|passages?|river)|grotto\\w*|tomb (?:shaft|passage)';
export const HIGH =
  'sky ?deck|skywalk|sky ?tree|observation|observatory|rooftops?|cable cars?|ropeways?|chairlifts?|gondola lift|ferris|big wheel|giant wheel|london eye|glass floor|balloons?|the lift up|lift to the top|to the top|from the top|top of|suspension|footbridge|skybridge|belvedere deck|cliffs?|steps up|climb\\w*|dome|belfry|bell tower|minarets?|viewing platform|tower|skyscraper|panorama deck|bungee|zip ?lin\\w+';
export const EFFORT = 'climb\\w*|hik\\w+|summit|steep|uphill|stairs?|steps up|trails?|mountain bik\\w+';
