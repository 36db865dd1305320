// A game with the state of a real one: as many bytes to filter, send and keep as ours has.
// Its move is cheap on purpose: the server is measured here, not the rules.
import { readFileSync } from "node:fs";
import boardgame from "boardgame.io/dist/cjs/core.js";

const { INVALID_MOVE, PlayerView } = boardgame;

function act({ G, playerID, random }, square) {
  const squares = Object.keys(G.city);
  if (!Number.isInteger(square) || square < 0 || square >= squares.length) return INVALID_MOVE;
  const place = G.city[squares[square]];
  place.seat = place.seat === null ? Number(playerID) : null;
  G.boards[playerID].groschen += random.D6();
  const { hand } = G.players[playerID];
  hand.push(G.secret.deck.shift());
  G.secret.deck.push(hand.shift());
}

export function gameOf(file) {
  const table = readFileSync(file, "utf8");
  return {
    name: "silverspire",
    minPlayers: 4,
    maxPlayers: 4,
    setup: () => JSON.parse(table),
    playerView: PlayerView.STRIP_SECRETS, // no deck, and of the hands only your own
    turn: { minMoves: 1, maxMoves: 1 },
    moves: { act },
  };
}
