# kickdoor completion.

cli-completion = print what lets a shell complete commands, options and their values
cli-completion-shell = bash: add `source <(kickdoor completion bash)` to `~/.bashrc`; zsh: `source <(kickdoor completion zsh)` to `~/.zshrc`; fish: `kickdoor completion fish | source` to `~/.config/fish/config.fish`
