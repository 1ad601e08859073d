/** The messages between a server and its owner. */
export { Closed, OwnedBan, OwnedBans, OwnedTable, OwnedTables, Status } from '@kickdoor/protocol/owner';
