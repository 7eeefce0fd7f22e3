import { describe, expect, test } from 'vitest';
import { tell } from '../src/lib/facts.ts';
import { texts } from '../src/lib/texts.ts';
import { english, italian } from './tellers.ts';

describe('facts in words, the same as on the server', () => {
  test.each([
    [{ event: 'built', seat: 0, card: 'baths' }, 'Anna builds Baths.', 'Anna costruisce i Bagni.'],
    [
      { event: 'wonder_built', seat: 1, wonder: 'pyramids', card: 'baths' },
      'Bruno builds the Wonder Pyramids, using Baths.',
      null,
    ],
    [
      { event: 'chained', seat: 0, card: 'aqueduct', chain_card: 'baths' },
      'Baths lets Anna build Aqueduct for free.',
      "Grazie ai Bagni, Anna non paga nulla per l'Acquedotto.",
    ],
    [{ event: 'gained', seat: 0, coins: 1, source: 'discard' }, 'Anna takes 1 coin for the discarded card.', null],
    [
      { event: 'offered', wonders: ['pyramids', 'sphinx', 'piraeus'] },
      'Wonders to choose from: Pyramids, Sphinx, and Piraeus.',
      'Meraviglie tra cui scegliere: Piramidi, Sfinge e Pireo.',
    ],
    [{ event: 'drew', seat: 0, number: 3 }, 'Anna draws 3 Progress tokens from the box.', null],
    [{ event: 'drew', tokens: ['law'], number: 3 }, 'Tokens drawn: Law.', null],
    [{ event: 'over', winners: [1], reason: 'military' }, 'Bruno wins by military supremacy!', null],
    [{ event: 'over', winners: [0, 1], reason: 'civilian' }, 'Anna and Bruno share the victory!', null],
    [{ event: 'scored', scores: [{ total: 54 }, { total: 61 }] }, 'Final score: Anna 54, Bruno 61.', null],
    [{ move: 'build', card: 'baths' }, 'Build Baths', null],
    [{ move: 'wonder', wonder: 'statue_of_zeus', card: 'stone_pit' }, 'Build Statue of Zeus using Stone Pit', null],
    [{ move: 'begin', who: 'opponent' }, 'Let the opponent begin the Age', null],
    [{ gain: 'coins', coins: 3 }, '+3 coins', '+3 monete'],
    [{ cost: 'bought', resource: 'wood', units: 2, price: 3, coins: 6 }, '2 wood for 6 (3 each)', null],
    [
      { refusal: 'short', missing: { wood: 1, clay: 2 }, needed: 6, coins: 4 },
      '1 wood and 2 clay would have to be bought: that costs 6 coins, you have 4.',
      null,
    ],
  ])('%j', (fact, inEnglish, inItalian) => {
    expect(tell(english, fact)).toBe(inEnglish);
    if (inItalian !== null) expect(tell(italian, fact)).toBe(inItalian);
  });

  test('what points are made of', async () => {
    const seven = { ...english, game: 'seven', texts: await texts('en', 'seven') };
    const copied = { part: 'copied_guild', category: 'purple', card: 'traders_guild', other_seat: 1, points: 3 };
    expect(tell(seven, copied)).toBe('Traders Guild, copied from Bruno: 3 points');
    const free = { part: 'free_symbol', category: 'green', symbol: 'gear', stage: 2 };
    expect(tell(seven, free)).toBe('symbol of free choice of stage 2: gear');
  });

  test('moves of 7 Wonders', async () => {
    const kinds = ['card', 'leader', 'board', 'side'];
    const seven = { ...english, game: 'seven', kinds, texts: await texts('en', 'seven') };
    const build = { move: 'build', card: 'altar', left: 2, right: null, bank: 1 };
    expect(tell(seven, build)).toBe('Build Altar (2 coins to the left neighbour, 1 to the bank)');
    expect(tell(seven, { move: 'board', board: 'giza', side: 'day' })).toBe('Choose Giza, Day side');
  });

  test('moves of World Wonders', async () => {
    const world = {
      ...english,
      game: 'world',
      kinds: ['stack', 'monument', 'item'],
      texts: await texts('en', 'world'),
    };
    expect(tell(world, { move: 'lay', place: 'a9 r90' })).toBe('Lay at a9 r90');
    expect(tell(world, { move: 'buy', item: 'long_road' })).toBe('Buy: Long Road');
  });

  test('the city that nobody plays, with its article', async () => {
    const two = { game: 'seven', kinds: ['card'], names: ['Anna', 'Elio'] };
    const built = { event: 'built', seat: 2, card: 'stockade' };
    const traded = { event: 'traded', seat: 0, other_seat: 2, coins: 2 };
    const won = { event: 'over', winners: [0, 1] };
    const told = async (language: 'en' | 'it') => {
      const teller = { ...two, texts: await texts(language, 'seven') };
      return [built, traded, won].map((fact) => tell(teller, fact));
    };
    expect(await told('en')).toEqual([
      'The Free City builds Stockade.',
      'Anna buys resources from the Free City for 2 coins.',
      'Anna and Elio win together!',
    ]);
    expect(await told('it')).toEqual([
      'La Città Franca costruisce la Palizzata.',
      'Anna compra risorse dalla Città Franca per 2 monete.',
      'Anna ed Elio vincono insieme!',
    ]);
  });

  test('a seat without a name is a number', () => {
    expect(tell({ ...english, names: [] }, { event: 'built', seat: 1, card: 'baths' })).toBe('Player 2 builds Baths.');
  });
});
