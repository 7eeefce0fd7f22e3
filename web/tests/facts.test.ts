import { describe, expect, test } from 'vitest';
import { moveInWords, nameOfAny, tell } from '../src/lib/facts.ts';
import { texts } from '../src/lib/texts.ts';
import { english, italian } from './tellers.ts';

describe('facts in words, the same as on the server', () => {
  test.each([
    [{ event: 'built', seat: 0, card: 'baths' }, 'Anna builds Baths.', 'Anna costruisce Bagni.'],
    [
      { event: 'wonder_built', seat: 1, wonder: 'pyramids', card: 'baths' },
      'Bruno builds the Wonder Pyramids, using Baths.',
      null,
    ],
    [
      { event: 'chained', seat: 0, card: 'aqueduct', chain_card: 'baths' },
      'Baths lets Anna build Aqueduct for free.',
      null,
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

  test('a seat without a name is a number', () => {
    expect(tell({ ...english, names: [] }, { event: 'built', seat: 1, card: 'baths' })).toBe('Player 2 builds Baths.');
  });
});

describe('moves in their notation', () => {
  test.each([
    ['build baths', 'Build Baths'],
    ['wonder statue_of_zeus with stone_pit', 'Build Statue of Zeus using Stone Pit'],
    ['begin opponent', 'Let the opponent begin the Age'],
    ['begin me', 'Begin the Age'],
    ['dance wildly', 'dance wildly'],
  ])('%s', (move, words) => {
    expect(moveInWords(english, move)).toBe(words);
  });

  test.each([
    ['build altar', 'Build Altar'],
    ['build timber_yard left 2 bank 1', 'Build Timber Yard (2 coins to the left neighbour, 1 to the bank)'],
    ['build altar left 0', 'Build Altar (0 coins to the left neighbour)'],
    ['build altar left 2 right 0', 'Build Altar (2 coins to the left neighbour, 0 to the right one)'],
    ['board giza day', 'Choose Giza, Day side'],
    ['pay 2 debt 1', 'Pay 2 coins and take 1 debt token'],
    ['choose 2', 'Choose effect 2'],
    ['decline', 'Decline'],
  ])('of 7 Wonders: %s', async (move, words) => {
    const kinds = ['card', 'leader', 'board', 'side'];
    expect(moveInWords({ ...english, game: 'seven', kinds, texts: await texts('en', 'seven') }, move)).toBe(words);
  });

  test.each([
    ['lay a9 r90', 'Lay at a9 r90'],
    ['buy long_road', 'Buy: Long Road'],
    ['loan', 'Take a loan'],
  ])('of World Wonders: %s', async (move, words) => {
    const kinds = ['stack', 'monument', 'item'];
    expect(moveInWords({ ...english, game: 'world', kinds, texts: await texts('en', 'world') }, move)).toBe(words);
  });
});

test('a thing of the catalogue has a name, whatever it is', () => {
  expect(nameOfAny(english, 'statue_of_zeus')).toBe('Statue of Zeus');
  expect(nameOfAny(english, 'no_such_thing')).toBe('no_such_thing');
});
